"""Galaxy Trucker: three rounds of building ships from component tiles and flying them through adventure cards."""

"""Pictures and icons of somebody's own."""

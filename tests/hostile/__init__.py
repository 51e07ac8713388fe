"""Files made to harm, of every kind that is read: each is answered in bounded time, memory and lines."""

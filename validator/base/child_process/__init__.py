"""Work on files of strangers, done in a child process with limits of memory and time.

Where the line is drawn: what hands bytes of a stranger to a decoder that is not Python's own goes into the child
(workbooks, pictures made of pixels, fonts), and so does what may unfold to hundreds of megabytes (packs) or keep its
reader busy for long (drawings in SVG). Whatever is done there then, be it to fill the memory, to go on without end or
to break down, is a finding at the file. What is read within bounds that are looked at first, and in time that grows
with its size alone (YAML, CSV, headers of pictures, stores of runs, transcripts, recipes), stays in the process that
asks.

One child reads all such files of a command, one after another; it is started when the first is asked for whose answer
is not kept yet, and anew where it has ended.
"""

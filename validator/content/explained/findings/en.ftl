# The line that leads from findings to what they mean.
what-it-means = What it means: proofpress explain { $code }
what-they-mean = What they mean: proofpress explain CODE, where CODE is { $codes }
not-a-page = this is not a page of a finding: { $words }

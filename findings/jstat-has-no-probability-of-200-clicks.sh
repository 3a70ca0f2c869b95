#!/bin/sh
# jstat 1.9.6 (npm): the Poisson distribution of a mean that a day's clicks often have is no number. Each term is a power divided by a factorial, and
# both leave the range of a double: P(X <= 150) at the mean 150 is Infinity, at 200 it is NaN. One would guess a probability of 0.52, as there is
# one for 100, or an error. binomial.pdf is NaN likewise for 500 clicks of 100,000 impressions, while binomial.cdf, which is computed by another
# method, is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts jstat@1.9.6 >/dev/null
cat >run.cjs <<'JS'
const { jStat } = require('jstat')
function summed(count, mean) {
  let [logarithm, sum] = [-mean, Math.exp(-mean)]
  for (let at = 1; at <= count; at += 1) {
    logarithm += Math.log(mean / at)
    sum += Math.exp(logarithm)
  }
  return sum
}
const given = [100, 150, 200].map((mean) => {
  const probability = jStat.poisson.cdf(mean, mean)
  console.log('poisson.cdf of', mean, 'at the mean', mean, ' jstat', probability, ' by logarithms', summed(mean, mean).toFixed(4))
  return probability
})
const point = jStat.binomial.pdf(500, 100000, 0.005)
const upTo = jStat.binomial.cdf(500, 100000, 0.005)
console.log('500 of 100,000 at 0.5 %:  binomial.pdf', point, ' binomial.cdf', upTo.toFixed(4))
const isFirstRight = Math.abs(given[0] - summed(100, 100)) < 1e-9
process.exitCode = isFirstRight && given[1] === Infinity && Number.isNaN(given[2]) && Number.isNaN(point) && upTo > 0.5 && upTo < 0.52 ? 0 : 1
JS
node run.cjs || { echo 'Changed.'; exit 1; }

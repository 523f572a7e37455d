import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSentence } from '../contract/src/sentences/read-sentence.ts'
import { referenceKnowledge } from '../server/src/testing/sentence-knowledge.ts'

/** How long a sentence takes to read, with all places, types and resorts of the reference data. */
const rounds = 5

const folder = join(import.meta.dirname, '../contract/src/sentences/testing')
const sentences = ['property.tsv', 'week.tsv'].flatMap((file) => {
  const [, ...lines] = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => line.split('\t')[0] as string)
})

const timed = <Result>(work: () => Result): [Result, milliseconds: number] => {
  const start = performance.now()
  return [work(), performance.now() - start]
}

const [knowledge, building] = timed(referenceKnowledge)
for (const sentence of sentences) readSentence(sentence, knowledge)

const times = Array.from({ length: rounds }, () => sentences)
  .flat()
  .map((sentence) => ({ sentence, took: timed(() => readSentence(sentence, knowledge))[1] }))
  .toSorted((a, b) => a.took - b.took)
const at = (share: number) => times[Math.floor((times.length - 1) * share)]
const ms = (value = 0) => `${value.toFixed(2)} ms`

console.log(`${sentences.length} sentences, each read ${rounds} times`)
console.log(`vocabulary and gazetteer built in ${ms(building)}`)
console.log(`median ${ms(at(0.5)?.took)}, 95 % ${ms(at(0.95)?.took)}, longest ${ms(at(1)?.took)}`)
console.log(`the longest: ${at(1)?.sentence}`)

import type { FaqEntry } from '#contract/weeks/week-faq.calls.ts'

export interface Topic {
  /** For the address of the topic on its page. */
  id: string
  topic: string
  entries: FaqEntry[]
}

/** The entries by topic, in the order in which the topics first appear. */
export function topicsOf(entries: readonly FaqEntry[]): Topic[] {
  return [...Map.groupBy(entries, ({ topic }) => topic)].map(([topic, within]) => ({
    id: topic.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    topic,
    entries: within,
  }))
}

/** Questions and answers as search engines read them. */
export function faqFacts(topics: readonly Topic[]): Record<string, unknown>[] {
  return [
    {
      '@type': 'FAQPage',
      mainEntity: topics.flatMap(({ entries }) =>
        entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      ),
    },
  ]
}

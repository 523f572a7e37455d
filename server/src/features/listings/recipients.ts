interface Person {
  name: string
  email: string | null
}

/** Those who can be emailed, each address once: an owner may be their own agent. */
export function recipientsAmong(people: readonly (Person | null | undefined)[]) {
  const named = new Map<string, string>()
  for (const person of people) {
    if (person?.email && !named.has(person.email)) named.set(person.email, person.name)
  }
  return [...named].map(([email, name]) => ({ name, email }))
}

import type { ThemeCategory } from './categories.ts'

/** What a category is a part of: few answers about it are read with those about the wider one. */
const wider: Readonly<Partial<Record<ThemeCategory, ThemeCategory>>> = {
  'wishes.commute': 'wishes.workplace',
  'tools.kitchen': 'tools.machines',
  'tools.medical': 'tools.machines',
  'tools.transport': 'tools.machines',
}

/** No bar is drawn for fewer. */
const few = 5

/** Whether a category is this one or a part of it. */
export const isPartOf = (category: ThemeCategory | undefined, whole: ThemeCategory | undefined): boolean =>
  category === whole || (category !== undefined && whole !== undefined && wider[category] === whole)

/** Puts the answers of categories that few wrote of into the wider one. */
export const joinSmallCategories = <Answer>(
  byCategory: ReadonlyMap<ThemeCategory, readonly Answer[]>,
): Map<ThemeCategory, Answer[]> => {
  const joined = new Map<ThemeCategory, Answer[]>()
  for (const [category, members] of byCategory) {
    const into = members.length < few ? (wider[category] ?? category) : category
    const before = joined.get(into)
    if (before === undefined) joined.set(into, [...members])
    else before.push(...members)
  }
  return joined
}

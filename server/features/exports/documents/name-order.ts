/** Names as people order them: “Person 2” before “Person 10”. */
export const byName = new Intl.Collator('en', { numeric: true }).compare

/** Names as people order them: “Person 2” before “Person 10”. */
export const compareByName = new Intl.Collator('en', { numeric: true }).compare

/** The named parts of a report, in the order and with the words in which they are shown and edited. */

export const profileParts = [
  { id: 'responsibilities', title: 'Responsibilities' },
  { id: 'clarityOnRole', title: 'Clarity on the role' },
  { id: 'selfRatedOutput', title: 'Self-rated output' },
  { id: 'recurringTasks', title: 'Recurring tasks' },
] as const

export const insightParts = [
  { id: 'personalityTraits', title: 'Working preferences, as stated' },
  { id: 'psychologicalIndicators', title: 'Sentiment, as stated' },
  { id: 'selfAwareness', title: 'Self-awareness' },
  { id: 'emotionalResponses', title: 'In your own words' },
  { id: 'growthDesire', title: 'Wish to grow' },
] as const

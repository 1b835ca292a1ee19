/** The chat. */

export const chat = {
  chatMessageEmpty: 'Write a question first.',
  chatMessageTooLong: 'This question is too long (max 4,000 characters).',
  chatTooManyMentions: 'At most 10 people, departments and reports can be mentioned at once.',
  chatTooManyFiles: 'At most 4 files can be attached to one question.',
  chatFileUnknown:
    'Files of this kind cannot be attached. Attach a text, a CSV table, a PDF or a PNG, JPEG or WebP picture.',
  chatFileNameless: 'An attached file needs a name.',
  chatFileBroken: 'An attached file did not arrive whole. Please attach it again.',
  chatFileTooLarge: 'An attached file is larger than 1 MB. Attach a smaller one.',
  chatPdfBroken: (name: string) =>
    `${name} cannot be read as a PDF file; it may be damaged. Save it again, or attach its text.`,
  chatPdfLocked: (name: string) => `${name} is locked with a password. Attach it without one.`,
  chatFileNotUtf8: (name: string, line: number) =>
    `Line ${line} of ${name} is not UTF-8. Save the file as UTF-8 and attach it again.`,
  chatFileTooMuch: (name: string) =>
    `${name} takes too much time or memory to read. Attach the part that matters, or its text.`,
  chatPicture: (name: string, sentence: string) => `${name}: ${sentence}`,
  chatFilesBusy: 'Many files are being read at the moment. Nothing was lost; please ask again shortly.',
  chatStopped: 'Nobody waited for this reply any more, so nothing of it was kept. Ask again to have it.',
  chatFull: 'This conversation has 200 messages, which is the most. Start a new one.',
  chatTurnReused:
    'This was sent under the number of another question. Nothing was changed; please send it again.',
  chatTooFast: 'You can ask 20 questions in a minute. Please wait a moment and ask again.',
  chatUsedUp: 'You can ask 1,000 questions in a day. Please go on tomorrow.',
  chatErased: 'This was about somebody who was erased.',
  chatErasedMeanwhile:
    'Somebody was erased while this was being answered, so nothing of it was kept. Please ask again.',
  chatNothingCited:
    'I found nothing on this that I could show you a source for, so I say nothing of it. Ask in other words, or look at the reports themselves.',
  chatReplyWithheld:
    'This reply is not shown any more: it rests on what you may no longer see, or names somebody who was removed. Ask again to have it from what is there now.',
} as const

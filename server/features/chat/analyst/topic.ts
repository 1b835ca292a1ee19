import type { Topic } from '../../../schema/chat.ts'

export const noTopic: Topic = { question: null, employeeIds: [], departments: [] }

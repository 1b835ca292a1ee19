/** What getProfile says of the signed-in person of tests. */
export const profile = {
  user: {
    uid: 'user-1',
    email: 'ada@northwind.example',
    displayName: 'Ada',
    photoURL: null,
    phoneNumber: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastLoginAt: null,
    loginCount: 1,
    emailVerified: true,
    notifications: { reminders: true },
    language: null,
  },
}

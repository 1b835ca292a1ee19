/** What the browser itself says when a call fails (specification point 8), word for word where it has words. */
export const failureTexts = {
  authenticationFailed: 'Authentication failed. Please log in again.',
  noToken: 'Authentication token not found. Please log in again.',
  noAuthenticatedUser: 'No authenticated user',
  userAuthenticationRequired: 'User authentication required',
  userNotAuthenticated: 'User not authenticated',
  status: (status: number) => `HTTP ${status}`,
  unknown: 'Unknown error',
  requestFailed: 'Request failed',
  organizationLoading: 'Organization data is still loading. Please wait a moment and try again.',
  sendOtp: 'Failed to send OTP',
  verifyOtp: 'Failed to verify OTP',
  secureSession: 'Failed to create secure session.',
  googleFailed: 'Google authentication failed. Please try again.',
  unreachable: 'Muster can’t be reached right now. Saved data is safe, and nothing was lost here.',
  unanswered:
    'Muster can’t be reached right now. What you entered is still here; please try again when the connection is back.',
  between:
    'The reply came from something between this device and Muster, such as a network’s login page or a proxy.',
} as const

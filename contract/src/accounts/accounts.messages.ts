export const accountsMessages = {
  wrongPassword: 'Username or passord is incorrect.',
  usernameRequired: 'Name is required!',
  passwordRequired: 'Password is required!',
} as const

export const usernameTexts = {
  invisible: 'Your username contains a character that cannot be seen. Type it again.',
  signs: "Use letters, digits, spaces and . _ - @ + ' in your username.",
  mixed: 'Use letters of one alphabet in your username.',
} as const

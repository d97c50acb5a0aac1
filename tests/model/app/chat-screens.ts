/** The machines whose paths make a test file of their own, so that two workers share the app's paths. */
export const CHAT_SCREENS: readonly string[] = ['chat', 'transcriptScroll'];

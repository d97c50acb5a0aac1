/** The machines whose paths have their own test file, so that two workers share the paths of the app. */
export const CHAT_SCREENS: readonly string[] = ['chat', 'transcriptScroll'];

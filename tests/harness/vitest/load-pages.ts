import { loadPages } from '../../../templates/pages.ts';

// Test files share modules (`isolate: false`). An import that outlives its test file fails for all later ones, and the
// app loads the pages of the templates without anybody awaiting it.
await loadPages();

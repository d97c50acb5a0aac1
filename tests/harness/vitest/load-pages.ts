import { loadPages } from '../../../templates/pages.ts';

// Test files share modules (`isolate: false`). An import still running when its test file ends fails for all later files,
// and the app loads the pages of the templates without awaiting them.
await loadPages();

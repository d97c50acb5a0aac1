import { rebase } from '../../src/domain/storage/rebase.ts';
import { carriedOver } from '../../templates/carried-content.ts';
import { takeCarryOver, takeRebase } from '../../templates/late-changes.ts';

// In a test that runs the website's machine its late code is there from the start.
takeCarryOver(carriedOver);
takeRebase(rebase);

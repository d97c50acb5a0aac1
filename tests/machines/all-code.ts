import { rebase } from '../../domain/storage/rebase.ts';
import { INVENTED_NAMES } from '../../templates/businesses/invented-names.ts';
import { carriedOver } from '../../templates/carried-content.ts';
import { leavingOff, withOwnContent } from '../../templates/check/samples.ts';
import {
  takeCarryOver,
  takeInventedNames,
  takeRebase,
  takeSampleChanges,
} from '../../templates/late-changes.ts';

// In a test that runs the website's machine its late code is there from the start.
takeCarryOver(carriedOver);
takeRebase(rebase);
takeInventedNames(INVENTED_NAMES);
takeSampleChanges({ leavingOff, withOwnContent });

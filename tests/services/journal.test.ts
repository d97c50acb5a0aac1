import { journalContract } from './journal.contract.ts';
import { emptyPlace, fakeJournal } from './journal.fake.ts';

journalContract('memory', async () => {
  const place = emptyPlace();
  return { journal: fakeJournal(place), reopen: () => fakeJournal(place) };
});

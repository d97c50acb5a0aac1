const READER = 'it knows the reader of the model, which the app has not';
const EXAMPLE = 'it names the items, sections or values of the example';
const MOVES_ON = 'it reads a neighbor after the step, which that step has changed';
const SAME_TEXT = 'it takes every text for unsent, also one that equals the stored value';
const OTHER_DRAFTS =
  'it counts what its stub of the chat holds; the chat knows which of its texts are drafts';

/**
 * The sentences that hold on the paths of their model alone, by the machine's id, each with the reason. A walk through the
 * whole app has other inputs, services and neighbors, so it holds each machine to all its sentences but these.
 */
export const OF_THEIR_MODELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app: { 'the app begins with the stored site': 'the walk begins in an app that runs' },
  box: {
    'it waits until the chat says where it stands': 'in the app the chat has said it when a walk begins',
    'at the menu the box has what was typed there; a field keeps its text, what comes along stands below it':
      SAME_TEXT,
    'at a field the box has its text; the text of the field before is kept, that of the menu waits':
      SAME_TEXT,
    'a question has a box of its own; what is typed while the chat waits is for the next one': SAME_TEXT,
    'a stored text that nobody touched follows its field': EXAMPLE,
    'a text of before a reload goes on in its field, once; not one whose field is gone': EXAMPLE,
    'a draft that is used is an edit of the site, and a draft no more': SAME_TEXT,
    'what is typed as a description is a draft of its path, if that is there': EXAMPLE,
    'the rows of a table are a draft of its list, if that is there': EXAMPLE,
  },
  chat: {
    'the box is told what becomes of its texts, and nothing else': MOVES_ON,
    'the main menu offers the sections; before them the greeting of an untouched website, and it alone, offers the interview and the way back':
      MOVES_ON,
    'it ends where the website is replaced, unless by starting content or an undo of its own steps': MOVES_ON,
    'an answer is one step of the website, and nothing else at a question is': MOVES_ON,
    'at the end what is invented leaves the page, once': MOVES_ON,
    'a step that the website made brings the options up to date, and nothing else':
      'it tells a changed website from another by two starts',
    'a request is answered at once with its options and the way to decline it, before those of the level':
      READER,
    'any other text in the menu waits for the simulated second too, and sends nothing to the site': READER,
    'after the second a text is refused, with what it may be about before the options of the level': READER,
    'the content of a chosen business is loaded for the website as it stands, that of a card for its template':
      EXAMPLE,
    'a completed act is answered at its item or section, or at the list if that is gone': EXAMPLE,
    'an update at a level keeps the place of the visitor and repeats its options': EXAMPLE,
    'picking an act posts it, and the site is asked for it': EXAMPLE,
    'undo and redo close the levels that no longer exist, and nothing else': EXAMPLE,
    'pick, then Back, restores the messages and the top':
      'a change of the website renews the options meanwhile',
    'success leaves the field, repeats what was said and offers the siblings':
      'the level below may offer something else by now',
  },
  comeBack: {
    'the website of the page opens where nothing is lost, and is asked about elsewhere': MOVES_ON,
    'the site is told of the website that opens, and of an address that a mail’s link confirms': MOVES_ON,
  },
  deploy: {
    'an update begins at once, a first publish when its turn comes, a new site with a new id': MOVES_ON,
  },
  dialogs: {
    'another language is chosen where no dialog is open': 'it names the stub that the language has',
  },
  editor: {
    'rows of a table are a draft of its list, as the box keeps it': EXAMPLE,
    'a table gives its rows to the chat once it is done, and is left where there are none; a cell needs them on the page':
      EXAMPLE,
  },
  find: {
    'an offer does what it says, and closes the dialog; none that needs the chat while that works': MOVES_ON,
    'Enter takes the offer that is meant, as a click on it would': READER,
  },
  pictures: {
    'a chosen file comes last; what cannot be taken says why': 'how much room there is depends on the list',
  },
  preview: {
    'starting content brings the page to the front, unless the next question of an interview stands in the chat':
      MOVES_ON,
  },
  publish: {
    'the versions are asked for when the form opens, of a site that this browser has published':
      'its website keeps the id that it was published with',
    'where another browser has published since, the site is told when':
      'its website keeps the id that it was published with',
    'an update takes the address of the latest publish, where that is known and nothing is left to decide':
      OTHER_DRAFTS,
    'a publish applies what is typed into rows, then leaves what is made up off, as one step':
      'it names the one field that is typed into and the one text that is made up in the example',
    'what is typed into a row stands until it is applied or the website replaced; the stored text is none':
      EXAMPLE,
    'submitting with an e-mail address starts a deploy and clears the earlier result': OTHER_DRAFTS,
    'without an e-mail address nothing is deployed, and that is said, or nothing changes for a page that is live':
      OTHER_DRAFTS,
    'while a value is not sent, the form waits for what becomes of it': OTHER_DRAFTS,
  },
  site: {
    'a change is reported when its saving has ended or takes too long, and not before': EXAMPLE,
    'every edit and arrangement is reported once, in order': EXAMPLE,
    'at the start, an import is committed and stale mirrors are rewritten':
      'it knows its starts by their names',
    'only the first publish of a site is reported to the embedder': 'the walk has no embedder',
  },
  upload: {
    'choosing an image previews it and clears problem and progress': 'it knows the files of its model',
  },
  published: {
    'it begins by asking what the server knows, if the website was published': EXAMPLE,
    'each call is for the site, and a change is the one that was asked for': EXAMPLE,
    'the site hears what concerns it, and nothing else': 'it knows its site by the id',
  },
};

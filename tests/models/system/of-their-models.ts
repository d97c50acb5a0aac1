/**
 * The sentences that speak of the inputs, services or neighbors of their machine's model, by the machine's id. A walk
 * through the whole app has others, so it holds each machine to all its sentences but these.
 */
export const OF_THEIR_MODELS: Readonly<Record<string, readonly string[]>> = {
  chat: [
    'a plan, chosen by an option or in a dialog, is posted and starts an update with all its edits',
    'a field that is left for another place keeps its text, one that is opened has its own in the box again',
    'a request is answered at once with its options, before those of the level',
    'a draft that is used is an edit of the site, without a word in the chat; and it is a draft no more',
    'Main Menu empties the stack, keeps the transcript and offers the sections',
    'a completed act is answered at its item or section, or at the list if that is gone',
    'a description is taken where the latest message asks for it, and written there',
    'a place requested during an edit opens once after its answer; an unknown place is ignored',
    'a typed path and value are a direct update',
    'a value submitted to a field is posted, and starts an update',
    'after the second a text is refused, with what it may be about before the options of the level',
    'an update at a level keeps the place of the visitor and repeats its options',
    'opening a place puts it on top of the levels that lead to it, and keeps the levels shared with the old stack',
    'pick, then Back, restores the messages and the top',
    'picking an act posts it and asks the site for it, once and at once',
    'success leaves the field, repeats what was said and offers the siblings',
    'the main menu offers the sections; before them the greeting of an untouched website, and it alone, offers the interview',
    'undo and redo close the levels that no longer exist, and nothing else',
  ],
  dialogs: [
    'a dialog opens, and is announced, where none is open',
    'a dialog that has ended leaves none, but the gallery may leave a question',
    'the pictures are for the list that they were asked for, and the gallery is in the language of the visitor',
  ],
  edit: [
    'its end says how it went, what was stored, and when',
    'the answer of the site to its own request is kept, and no other',
    'the second ends once, and a second that fails has passed',
  ],
  editor: [
    'a custom color is reported at once, as a draft',
    'a value chosen in the popover is reported once, unchanged',
    'an uploaded image is reported as the chosen value',
  ],
  find: [
    'an offer does what it says, and closes the dialog; another dialog takes its place; what needs the chat waits for it',
  ],
  gallery: [
    'an example starts an untouched website at once; what was changed is asked about',
    'it begins with the examples for the site as it stands, in the language of the visitor',
    'the template in use is none to change to; any other is asked about',
  ],
  interview: [
    'content that did not come is said, and all options stand again',
    'an answer leads to the next question, and Skip the rest to the end',
    'it begins on an untouched website alone, with the label of its option and the first question',
  ],
  pictures: ['a chosen file comes last; what cannot be taken says why'],
  preview: [
    'starting content brings the page to the front, unless the next question of an interview stands in the chat',
  ],
  publish: [
    'in its turn a site that had an id drawn keeps it for a retry, one without gets one',
    'submitting with an e-mail address starts a deploy and clears the earlier result',
    'without an e-mail address nothing is deployed, and that is said',
  ],
  site: [
    'a change is reported when its saving has ended or takes too long, and not before',
    'another live version is recorded only for a site that was published here',
    'at the start, an import is committed and stale mirrors are rewritten',
    'carried content is in the new template without a site id, as one step',
    'every edit and arrangement is reported once, in order',
    'only the first publish of a site is reported to the embedder',
    'opening a file loads its website as one step',
    'saving that takes too long continues after the reports',
    'starting content is loaded as one step with the name of the business',
    'the live site keeps its version and the earlier ones until it is unpublished',
  ],
  transfer: [
    'opening sends the website of the file to the site, and the dialog closes',
    'saving the page uses the current site',
    'saving the website uses the current site, with the right only if chosen',
  ],
  versions: [
    'each call is for the site and the requested version',
    'it begins with the versions if the site has an id, and shows that there are none otherwise',
    'only the live version and an unpublish are reported to the site',
  ],
};

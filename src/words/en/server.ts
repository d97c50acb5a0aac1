import { counted } from '../formats.ts';

/** The server's messages to visitors. A file of its own, so that browsers do not load it. */
export const enServer = {
  page: {
    unpublished: 'This website is no longer published.',
    blocked: 'This website was taken down.',
    missing: 'There is no website at this address.',
    version: 'This version of the website is no longer kept.',
    unreachable: 'This website cannot be shown at the moment. Please try again soon.',
  },
  report: {
    title: 'Report a website',
    what: 'Is a website that was published here harmful or against the law? Please send us its address and say why.',
    about: 'Is this website harmful or against the law? Please write to us and say why.',
    nowhere: 'There is no contact address here: please write to whoever runs this server.',
  },
  refused: {
    updatedElsewhere: 'This website was published from another browser and can only be updated there.',
    changedElsewhere: 'This website was published from another browser and can only be changed there.',
    taken: 'This website address is already taken.',
    pageTooLarge: 'The page is too large: it may have 1 MB at most.',
  },
  limits: {
    publishes: 'You have published too often in the last hour.',
    newSites: 'You have published too many new websites in the last hour.',
    uploads: 'You have uploaded too many pictures in the last hour.',
    again: counted('en', {
      one: 'Please try again in a minute.',
      other: 'Please try again in # minutes.',
    }),
    busy: 'The server is busy. Please try again in a moment.',
    // The operator finds a quoted request in the log.
    broken: (request: string) => `Something went wrong on the server. Please try again. (Request ${request})`,
    noWrites: 'The server cannot store anything at the moment. Nothing was changed; please try again later.',
    noRoom: 'There is no room for more pictures on this server.',
    noRoomOfOwner: 'You have no room for more pictures.',
    noRoomForDrafts:
      'There is no room for more pictures of unpublished websites at the moment. Publish your website, then add the picture.',
    pictureRefused: 'This picture was taken down by the operator of this server.',
    unreachable:
      'The server cannot reach its data at the moment. Nothing was changed; please try again soon.',
  },
  mail: {
    subject: 'Your website is published',
    // Lines of at most 76 characters: longer ones would be sent quoted-printable, which breaks the address.
    text: (url: string) => `Your website is published. You can see it here:

${url}

To change it, open Parley in the same browser, on the same device.

You are getting this email because someone, probably you, gave your address
when publishing the website. If it was not you, or if the website does harm:

${url}report
`,
  },
};

/** Messages for API clients and their developers, in English only. */
export const enProtocol = {
  nothingHere: 'There is nothing at this address.',
  methods: (allowed: string) => `This address takes ${allowed} requests only.`,
  notJsonType: 'The request must be sent as application/json.',
  notJson: 'The request is not valid JSON.',
  notObject: 'The request must be a JSON object.',
  tooManyFields: 'The request has too many fields.',
  unreadable: 'The request cannot be read.',
  tooLarge: 'The request is too large.',
  tooSlow: 'The request took too long to arrive.',
  cutOff: 'The request was cut off.',
  version: 'version must be the number of a version.',
  html: 'html must be the text of the page, without NUL characters.',
  siteName: 'siteName must be site- and 7 characters of a-z and 0-9.',
  templateId: 'templateId must be 1 to 40 characters of a-z, 0-9 and _.',
  userEmail: 'Please enter a valid email address',
  isUpdate: 'isUpdate must be true or false.',
  badSecret: 'The owner secret sent with this request is not valid.',
  noSecret: 'This call needs the owner secret of the website.',
  metrics: 'The metrics are not for everyone.',
};

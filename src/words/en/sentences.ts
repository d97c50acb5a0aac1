import { list } from '../list.ts';
import type { SentenceWords } from '../sentence-words.ts';
import { enHours } from './hours.ts';

/** English: changes that are asked for in a sentence. */
export const enSentences: SentenceWords = {
  fold: (word) =>
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/['’]s$/, '')
      .replace(/['’-]/g, ''),
  stem: (folded) =>
    /(?:ss|us|is)$/.test(folded) || folded.length < 4
      ? folded
      : folded.replace(/ies$/, 'y').replace(/s$/, ''),
  variants: () => [],
  hasCompounds: false,
  sets: {
    set: list(`
      set, change, update, turn, switch, edit, make, modify, adjust, replace, correct, fix, rename,
      convert, put, use`),
    call: list('call, name, rename, label, title'),
    itself: list(`
      make it, make them, paint it, color it, colour it, turn it, set it, change it, in, have it`),
    paint: list('make, paint, color, colour, turn, have, get'),
    write: list('write, put, enter, type, insert, use, set, add, have, take, show'),
    into: list('into, in, as, for, on, under, at, in place of, instead of, to, as the new, as new'),
    to: list(`
      to, into, as, to be, to say, to read, with, by, so it says, so that it says, to the following`),
    say: list('say, says, read, saying, reading, display'),
    is: list(`
      should be, should say, should read, should now be, should be called, should have, must be, must say,
      shall be, has to be, has to say, needs to be, needs to say, needs to read, ought to be,
      ought to say, is, is now, says, reads, will be, is called, is named, to be, has changed to,
      changed to, becomes, to, are, should become, should show, should link to, should go to,
      should lead to, should point to, goes to, links to, leads to, points to`),
    wrong: list(`
      is wrong, has changed, changed, is outdated, is out of date, is incorrect, is not correct,
      is not right, isnt right, is old, is no longer right`),
    mark: [',', '.', ';', ':', ', and', 'and'],
    correct: list(`
      it should be, it is, its, it is now, its now, it must be, the new one is, the right one is,
      the correct one is, make it, change it to, it should say, it should read, please use, use`),
    sign: list(':, =, ->, →, =>'),
    shouldBe: list('should be, must be, shall be, as, has to be, needs to be'),
    link: list('link, point, connect'),
    hide: list(`
      hide, remove, delete, drop, disable, conceal, dont show, do not show, dont display, do not display,
      no longer show, stop showing, get rid of, take out, take away, take down, take off, turn off,
      switch off, i dont want, i dont need, i do not want, i do not need, we dont want, we dont need,
      we do not need, we dont have, i dont have, we do not have, i do not have, we dont use, i dont use,
      i no longer have, i no longer use, we no longer have, we no longer use, i no longer need,
      i no longer want, we no longer need, there is no, no, without, lose`),
    gone: list(`
      should be hidden, should not be shown, should not be visible, shouldnt be visible,
      shouldnt be shown, should not show, should be gone, should be removed, should disappear, should go,
      should go away, can go, must go, can be hidden, can be removed, is not needed,
      is not needed anymore, isnt needed, isnt needed anymore, needs to go, has to go, away, hidden,
      invisible, off`),
    show: list(`
      show, unhide, display, reveal, enable, bring back, turn on, switch on, restore, show again,
      i want to see, i want to show, put back`),
    there: list(`
      should be visible, should be shown, should show, should be there, should appear, should be back,
      should come back, must be visible, visible, on, back`),
    tail: list(`
      anymore, any more, any longer, from the page, from the site, from the website, from my page,
      from my site, from my website, from view, on the page, on the site, on my page, on my site,
      on the website, on my website, away, out, off, completely, entirely, for now, altogether, at all`),
    again: list(`
      again, once more, on the page, on the site, on my page, on my site, back, too, as well,
      on the website`),
    moved: list(`
      we moved to, we have moved to, weve moved to, we are moving to, were moving to, i moved to,
      ive moved to, we are now at, were now at, we are at, we live at, we now live at, we are located at,
      were located at, we are now in, our new place is`),
    reach: list(`
      call us, call me, you can call us, you can call me, reach us, reach me, you can reach us,
      you can reach me, people can reach us, people can reach me, people can call us,
      customers can reach us, customers can call us, ring us, i can be reached, we can be reached,
      write to us, write to me`),
    we: list(`
      we are called, we are named, were called, i am called, im called, my name is, our name is, call me,
      call us, call it, were now called, we are now called`),
  },
  patterns: {
    set: list(`
      <set> P <to> V, <set> P from V <to> V, <set> P <sign> V, <set> P T, <set> P F,
      <set> T {as|for|on|to} P, T {for|as|on} P, <call> P N, <paint> P <say> V, {have|let} P be V,
      <link> P {to|with} T, <write> V <into> P,
      {i want|i need|we want|we need|i would like|id like|we would like|wed like} P <is> V,
      {i want|i need|we want|we need|i would like|id like|we would like|wed like} P {in} T,
      {i want|i need|we want|we need|i would like|id like|we would like|wed like} P T,
      {i want|i need|we want|we need|i would like|id like|we would like|wed like} V {as|for|in} P,
      {i want|i need|we want|we need|i would like|id like|we would like|wed like} T P,
      {as|for} P {use|put|write|take|set|choose} V, {in} P {put|write|enter|type|say} V,
      P <wrong> <mark> <correct> V, P <is> V, P {in} T, P <sign> V, V <shouldBe> P, T {is} P, T P, P T,
      P F, <set> P <to> T {in|of|on|for|at} P, <set> P {in|of|on|for|at} P <to> V`),
    setMore: list(`
      <itself> T, <itself> <to> V, {link|point} {it|them} {to} T, P <to> V, P <is> V, P <sign> V,
      V <into> P, P T, T P`),
    hide: list(`
      <hide> P, <hide> P <tail>, P <gone>, {make|turn|switch|take|set} P <gone>,
      {take|get|remove} P <tail>, {i want} P <gone>`),
    show: list(`
      <show> P, <show> P <again>, P <there>, {make|turn|switch|set|bring} P <there>,
      {make|turn|switch|bring} P <there> again, {let} P {appear|show}`),
    told: {
      logoText: ['<we> V'],
      address: ['<moved> V', '{you find us|you can find us|find us|come and see us|visit us} {at|in|on} V'],
      phone: ['<reach> {at|on|under} V', '<reach> V'],
      email: ['<reach> {at|on|under} V', '{write to us|write us|mail us|email us} {at|to} V'],
    },
  },
  polite: {
    before: list(`
      is it possible to, please, pls, can you, could you, can you please, could you please, would you,
      would you please, will you, i want to, i would like to, id like to, i need to, we need to,
      we want to, we would like to, wed like to, i want you to, id like you to, i would like you to, lets,
      let us, let me, hi, hello, hey, ok, okay, now, then, also, and, can i, can we, could we, could i,
      just, so, next, finally, actually, kindly, go ahead and, make sure, i think, maybe, well, oh, yes,
      help me`),
    after: list(`
      please, pls, plz, thanks, thank you, thx, instead, for me, will you, would you, lol, if possible,
      if you can, if you would, right now, thanks a lot, cheers, thank you very much`),
    words: list(`
      i, we, you, u, would, could, can, may, might, will, shall, be, am, are, it, is, very, most, so,
      grateful, glad, happy, pleased, delighted, appreciate, lovely, great, nice, kind, kindly, good, as,
      to, if, please, pls, plz, like, love, wish, want, wanna, need, gonna, trying, ask, request, asking,
      that, hi, hello, hey, yo, dear, sir, madam, morning, evening, there, mate, ok, okay, well, um, uh,
      er, just, now, also, then, possible, for, me, us, possibly, perhaps, maybe, simply, quickly, bother,
      thank, thanks, excuse, sorry, lets`),
  },
  questions: list(`
      what, why, how, where, when, who, which, whose, is, are, does, do, did, was, were, should, has,
      have you`),
  and: list('and, or, nor, &, then, and then, and also, also, plus, as well as, but'),
  statements: list('is, are, is now'),
  nameWord: 'name',
  vague: list(`
      something, anything, nothing, bigger, smaller, better, nicer, shorter, longer, larger, bold, italic,
      left, right, center, centered, uppercase, lowercase, too, more, less, very, not, match, same,
      the same, different, another, a different, a better, a nicer, a shorter, stand out, look, wrong,
      missing, ugly, broken, good, bad, fine, nice, great, a bit, a little, somewhat, lighter, darker,
      brighter, catchier, modern, really, hard, what, whatever, one, be, it, there, boring, so, me,
      easier, still`),
  fillers: list(`
      the, my, our, of, in, on, for, at, its, a, an, this, that, their, your, section, area, block, part,
      field, website, site, one, number, to, from, where, it, says, reads, saying, called, named, all,
      new, current, displayed, shown, entry, with, under, inside, within, value, no, both, these, those,
      below, above, beneath, big, whole, entire, old, us, me`),
  places: {
    title: list('title, heading, headline, header text, caption'),
    'hero title': list(`
      main title, main heading, main headline, big title, big heading, big headline, top headline,
      first heading, h1, welcome text, welcome message`),
    subtitle: list(`
      subtitle, sub title, subheading, sub heading, subheadline, sub headline, tagline, slogan, subline,
      motto, strapline`),
    description: list(`
      description, blurb, about text, paragraph, body text, text below, intro text, description text,
      about`),
    text: list('text, label, wording, words, copy, writing, message'),
    'text color': list(`
      text color, text colour, font color, font colour, letter color, color of the text,
      colour of the text, letters`),
    color: ['color', 'colour'],
    background: list('background, backdrop, bg'),
    'card background': list('cards, card, card background, boxes, tiles'),
    button: ['button', 'btn'],
    'hero button': ['top button'],
    link: list('link, url, web address, hyperlink, target, destination, link address'),
    'call action': list('call to action, cta, call for action, calltoaction'),
    hero: list(`
      hero, top section, top, at the top, banner, intro, introduction, hero section, hero banner, start,
      landing, home, first section, opening, cover`),
    header: list('header, top bar, navbar, nav bar, navigation bar, nav'),
    footer: list(`
      footer, contact, contact section, contact details, contact data, contact info, bottom,
      bottom section, contact information`),
    'logo text': list(`
      name, business name, company name, shop name, store name, brand name, site name, website name,
      name of the business, name of the company, name of the shop, name of my business,
      name of my company, name of my shop, name of our business, name of our company, name of our shop,
      name of the website, name of the site, name of my website, name of my site, name of the bakery,
      name of my bakery, bakery name, studio name, name of the studio, name of my studio, company,
      business, brand, brand name, bakery, studio, shop, restaurant, practice, firm, logo name, logo text,
      text logo`),
    logo: ['logo'],
    phone: list(`
      phone, phone number, telephone, telephone number, mobile, mobile number, cell, cell number,
      cell phone, tel, number`),
    email: list('email, email address, mail, mail address, e mail'),
    address: list('address, postal address, street address, location, street, business address'),
    'social link': list(`
      social links, social media, socials, social icons, social media links, social media icons,
      social networks, social`),
    facebook: ['facebook', 'fb'],
    twitter: list('twitter, twiter, x.com'),
    instagram: list('instagram, insta, ig'),
    linkedin: ['linkedin', 'linked in'],
    image: list('image, picture, photo, photograph, pic'),
    icon: list('icon, symbol, pictogram'),
    'menu item': list(`
      menu item, menu, menu entry, menu link, navigation item, navigation link, nav item, nav link,
      menu point`),
    item: list('item, entry, point'),
    account: list('account, profile, handle'),
    page: list('page, homepage, web page, tab, browser tab, browser, seo, meta, search, window'),
    'font family': list('font, typeface, font family, lettering, typography, type face'),
    'primary color': list(`
      primary, main color, main colour, brand color, brand colour, primary color, primary colour,
      theme color, theme colour`),
    'secondary color': list('secondary, second color, second colour, secondary colour, secondary color'),
    'accent color': list('accent, accent colour, highlight color, highlight colour, highlight'),
    feature: ['feature', 'step'],
    benefit: list('benefit, advantage, strength, reason'),
    service: list('service, offer, offering'),
    portfolio: list('portfolio, works, gallery, portfolio section'),
    project: list('project, piece, portfolio item, portfolio piece, work'),
    thumbnail: list('thumbnail, preview picture, preview image'),
    copyright: list('copyright, copyright notice, copyright line, copyright text'),
    'author image': list(`
      author image, portrait, profile picture, profile photo, author picture, author photo, my photo,
      my picture, photo of me, picture of me, headshot`),
    'main button': ['main button', 'primary button'],
    'secondary button': list('secondary button, second button, other button'),
    language: ['language', 'page language'],
    global: list('global, general, overall, global settings, everywhere'),
    favicon: list('favicon, tab icon, browser icon'),
    'share picture': list('share picture, sharing picture, share image, social image, preview when shared'),
  },
  ordinals: [
    list('first, 1st, one'),
    list('second, 2nd, two'),
    list('third, 3rd, three'),
    list('fourth, 4th, four'),
    list('fifth, 5th, five'),
    list('sixth, 6th, six'),
    ['seventh', '7th'],
    ['eighth', '8th'],
    ['ninth', '9th'],
    ['tenth', '10th'],
  ],
  last: ['last', 'final'],
  colors: {
    Gray: ['grey'],
    'Light Gray': list('light grey, pale gray, pale grey'),
    'Dark Gray': list('dark grey, charcoal, anthracite'),
    Purple: ['violet'],
    Navy: ['navy blue', 'dark blue'],
    Fuchsia: ['magenta'],
    'Primary Cyan': ['cyan'],
    'Primary Indigo': ['indigo'],
    Teal: ['petrol'],
    Gold: ['golden'],
    Olive: ['olive green'],
    Lime: ['lime green'],
    Maroon: ['burgundy'],
  },
  shades: {
    light: list('light, lighter, pale, paler, bright, brighter, soft, softer, pastel'),
    dark: list('dark, darker, deep, deeper'),
  },
  aroundColor: list('the, a, in, color, colour, colored, coloured, palette, to, shade, of'),
  hours: enHours,
  labels: {
    hours: 'Set the opening hours as shown',
    set: (name, value) => `Set ${name} to "${value}"`,
    hide: (name) => `Hide ${name}`,
    show: (name) => `Show ${name}`,
    empty: (name) => `Remove the text of ${name}`,
    all: (changes) => changes.join(', '),
    didYouMean: (name) => `Did you mean ${name}?`,
  },
};

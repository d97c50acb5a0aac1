import { list } from '../list.ts';
import type { RequestWords } from '../request-words.ts';
import { enHours } from './hours.ts';

/** English: what is typed in the chat or in Find. */
export const enAsk: RequestWords = {
  code: 'en',
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
  hasCapitalNames: true,
  polite: list(`
      please …, … please, pls …, … pls, plz …, … plz, can u …, could u …, can you …, could you …, would you …, can i …, can we …, could we …,
      i want to …, id love …, id love to …, is it possible to …, i would like to …, id like to …, i need to …, we want to …, we would like to …,
      we need to …, lets …, kindly …, hi …, hello …, hey …, ok …, now …, also …, and …, then …, just …,
      … thanks, … again, could we have …, can we have …, could i have …, can i have …, i want …, i would like …,
      id like …, we would like …, we want …`),
  set: list(`
      set …, change …, update …, make …, turn …, edit …, rename …, replace …, put …, switch …, modify …,
      adjust …, call …, correct …, fix …, use …, raise …, lower …, increase …, reduce …, have …, upload …, swap …, shorten …`),
  open: list(
    'open …, go to …, take me to …, show me …, find …, where is …, where can i change …, where do i change …, add …, insert …, include …',
  ),
  hide: list(`
      hide …, remove …, delete …, drop …, i do not want …, i dont want …, i do not need …, i dont need …, we do not need …, we dont need …, no more …, no …, without …, i do not have …, i dont have …, we do not have …, we dont have …, i have no …, we have no …, i am not on …, im not on …, we are not on …, were not on …, take out …, take … out, take away …, take … off, take off …, leave out …, leave … out, leave off …, turn off …, turn … off,
      switch off …, switch … off, get rid of …, do not show …, dont show …, stop showing …`),
  show: list(`
      show …, unhide …, display …, bring back …, bring … back, turn on …, turn … on, switch on …,
      switch … on, make … visible`),
  order: list('move, put, shift, place, bring, swap, exchange, order'),
  instead: list(`
      make it, make that, make this, change it to, change that to, change to, turn it into, call it, name it, write,
      just write, say, let it say, it should say, it should be, put, use, better, rather, instead, its now, it is now, something like, how about`),
  to: list(`
      write, saying that, to, up to, down to, into, with, by, as, to be, to say, to read, say, saying, should be, should say, should read, me at, us at, :, =, ->, →, =>`),
  is: list('is, is now, are, says, reads, will be, costs, cost, now costs, is at'),
  for: list('for, as, in, on'),
  between: list('for, as, in, on, at, of, by, with, about, into, from, to, is, are, under, below'),
  from: list('from, from saying, from what it says'),
  not: list('not, and not, but not, instead of, rather than'),
  should: [],
  endings: [],
  and: list('and, &, or, nor, then, and then, and also, also, plus'),
  questions: list(`
      whats, wheres, hows, whos, what, why, how, where, when, who, which, whose, is, are, does, do, did, was, were, should, has`),
  vague: list(`
      something, anything, nothing, bigger, smaller, better, nicer, shorter, longer, larger, bold, italic,
      left, right, center, centered, uppercase, lowercase, too, more, less, very, not, match, same,
      the same, different, another, a different, a better, a nicer, a shorter, stand out, look, wrong,
      missing, outdated, old, update, upload, ugly, broken, good, bad, fine, nice, great, looks, does, doesnt, was, has, seems, a bit, a little, somewhat, lighter, darker,
      brighter, catchier, modern, really, hard, what, whatever, one, be, it, there, boring, so, me,
      easier, still`),
  tooMuch: list('too, less'),
  comparative: /er$/,
  fillers: list(`
      the, my, our, all, both, whole, of, in, on, for, at, its, a, an, this, that, their, your, section, area, block, part, bit,
      field, website, site, number, to, from, new, current, entire, please, different, another, other, now, it, shop, store, bakery, studio, restaurant, practice, clinic, salon, office`),
  places: {
    title: list('title, header text, caption'),
    'title role:headline': ['headline', 'heading'],
    'hero title': list(`
      main title, main heading, main headline, big title, big heading, big headline, top headline,
      first heading, h1, welcome text, welcome message`),
    subtitle: list(`
      under the title, below the title, under the headline, below the headline, under the heading, below the heading, subtitle, sub title, subheading, sub heading, subheadline, sub headline, tagline, slogan, subline,
      motto, strapline`),
    description: list(`
      description, blurb, paragraph, body text, text below, intro text, description text`),
    text: list('text, label, wording'),
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
      my name, our name, we are called, were called, shop is called, bakery is called, practice is called, studio is called, business is called,
      company is called, name, business name, company name, brand name, business, company, brand, logo name, logo text,
      text logo, name of my business, name of the business, name of our business, name of my company,
      name of the company, name of our company, name of my shop, name of the shop, name of my bakery,
      name of the bakery, name of our bakery`),
    logo: ['logo'],
    phone: list(`
      ring me, ring us, call us, phone, phone number, telephone, telephone number, mobile, mobile number, cell, cell number,
      cell phone, tel, our number, my number, new number`),
    email: list('email, email address, mail, mail address, e mail'),
    address: list(
      'we moved, we have moved, weve moved, find us, you find us, address, postal address, street address, location, street, business address',
    ),
    social: list(`
      social links, social media, socials, social icons, social media links, social media icons,
      social networks, social`),
    facebook: ['facebook', 'fb'],
    twitter: list('twitter, twiter, x.com'),
    instagram: list('instagram, insta, ig'),
    linkedin: ['linkedin', 'linked in'],
    image: list('image, picture, photo, photograph, pic, drawing, illustration'),
    icon: list('icon, symbol, pictogram'),
    'menu item': list(`
      menu item, menu, menu entry, menu link, navigation item, navigation link, nav item, nav link,
      menu point`),
    item: list('item, entry, point'),
    account: list('account, profile, handle'),
    page: list('page, homepage, web page, browser tab, browser, seo, meta'),
    'page description': list('google, search engine, search engines, search results'),
    'font family': list(`
      letters are too small, letters are too big, letters are small, letters too small, bigger letters, larger letters,
      letters bigger, letters larger, font, font size, text size, writing, typeface, font family, lettering, typography, type face`),
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
    global: list('global, general, overall, global settings, everywhere, everything'),
    favicon: list('favicon, tab icon, browser icon'),
    'write to us': list('write to us, contact form, message form'),
    'share picture': list('share picture, sharing picture, share image, social image, preview when shared'),
    help: list('help, what can i do, what can you do, how does this work'),
    'add section': list(`
      add section, add a section, add new section, add a new section, new section, insert section,
      another section`),
    'keyboard shortcuts': list('keyboard shortcuts, shortcuts, keys'),
  },
  actions: {
    publish: list(
      'publish, publish it, go live, make live, put it online, on the internet, on the web, online, deploy, release',
    ),
    versions: list(`
      versions, version history, older versions, earlier versions, previous versions, old versions,
      unpublish, take offline, take it offline, take the page down, take it down, take down, who can see, restore`),
    templates: list(`
      template, change template, other template, another template, choose template, switch template,
      different template, design, change design, layout, theme, browse,
      starting content, example, examples, trade, trades`),
    transfer: list('copy, save copy, open copy, export, import, download, backup, save file, open file'),
    undo: list(
      'i made a mistake, made a mistake, put it back, put that back, go back, that was wrong, oops, didnt mean that, cancel, last edit, undo, undo last change, undo that, undo it, how it was, the way it was, as it was, revert, take back, reverse',
    ),
    redo: list('redo, redo that, do again, do it again, repeat'),
  },
  businesses: {
    bakery: list('baker, bread shop, pastry shop, cake shop, patisserie'),
    restaurant: list('cafe, café, bistro, diner, pizzeria, trattoria'),
    dentist: list('dental practice, dental clinic, orthodontist'),
    hairdresser: list('hair salon, barber, barbershop, hair stylist, stylist'),
    photographer: list('photography, photo studio, wedding photographer'),
    consultant: list('consulting, coach, consultancy, adviser, advisor'),
    repairs: list('plumbing, plumbing company, handyman, repairs, heating, electrician'),
    yoga: list('yoga, yoga teacher, pilates, pilates studio'),
    lawyer: list('lawyer, law firm, attorney, solicitor, notary'),
    shop: list('little shop, corner shop, boutique, bookshop, flower shop, florist'),
  },
  done: list(
    "done, I'm done, I am done, all done, finished, I'm finished, that's all, that is all, that's everything, nothing else, no more",
  ),
  liked: list(`
    the look is fine, the look is good, it looks good, it looks fine, it looks great, it looks nice, looks good, looks fine, looks great,
    looks nice, looks lovely, i like it, i like the look, i love it, leave it like this, leave it like that, keep it like this, keep it,
    it's fine, it is fine, that's fine, fine as it is, good as it is, fine like this, fine for me, as it is, that's nice, that is nice, that's lovely, lovely, i'm happy, i am happy, i'm happy with that, i am happy with that, i'm happy with it`),
  aroundBusiness: list(
    "i, i'm, am, a, an, we, we're, are, have, own, run, my, our, for, make, me, page, website, site, it, is, this",
  ),
  onePerson: /\b(?:I|me|my|mine|myself)\b/i,
  several: /\b(?:we|us|our|ours|ourselves)\b/i,
  about: list(
    'about me, about us, about myself, about ourselves, about my work, about our work, about our story, about my story, who i am, who we are, our story, my story, somewhere that, mention that, tell people that, write that',
  ),
  introducing: list(
    "am, i'm, im, we're, are, run, own, have, got, as, started, opened, opening, starting, page for, website for, site for, page is for, website is for, site is for",
  ),
  called: list('is called, are called, it is called, called, named, name is, known as, trading as'),
  runs: list(
    'i run, i own, we run, we own, my company is, our company is, my business is, our business is, my shop is, our shop is',
  ),
  inTown: list('in, near, from, based in, here in, over in, out of'),
  languages: { en: ['english'], de: ['german'], ar: ['arabic'] },
  aroundLanguage: list('language, interface, translate, translation, switch, change, in'),
  street:
    /^(?:(?:[Ss]treet|[Rr]oad|[Ll]ane|[Aa]venue|[Ss]quare|[Tt]errace|[Cc]rescent|[Bb]oulevard|[Mm]ews)|St|Rd|Ln|Ave|Blvd|Drive|Row|Way|Close|Court|Place|Gardens|Quay|Hill|Alley)$/,
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
  positions: list('above, below, before, after, under, underneath, over, behind'),
  last: ['last', 'final'],
  colors: {
    Gray: ['grey'],
    'Light Gray': list('light grey, pale gray, pale grey'),
    'Dark Gray': list('dark grey, charcoal, anthracite'),
    Green: ['forest green'],
    '#FFF4DC': list('cream, creme, ivory, off white, vanilla'),
    '#E8D9BF': list('beige, sand, sandy'),
    '#C1643C': list('terracotta, rust, copper'),
    '#B5E3D0': list('mint, mint green'),
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
    light: list('light, lighter, pale, paler, bright, brighter, soft, softer, gentle, muted, pastel'),
    dark: list('dark, darker, deep, deeper, rich'),
    warm: list('warm, warmer'),
    cool: list('cool, cooler, cold, colder'),
  },
  aroundColor: list(
    'the, a, in, color, colour, colored, coloured, palette, to, shade, of, look, style, theme, design, website, page, site, feel',
  ),
  hours: enHours,
  prices: list(`
    add prices, add the prices, add these prices, add our prices, add my prices, prices, our prices, my prices,
    the prices, our prices are, my prices are, the prices are, price list, our price list, set prices, set the prices,
    set the prices to, change the prices to, our menu, add to the menu, put on the menu, add`),
  sections: {
    'Opening Hours': list('closed, timetable, hours, opening times, business hours'),
    Prices: list('classes, courses, lessons, treatments, packages, price list, price, menu, pricing, rates'),
    Gallery: list('photo gallery, picture gallery'),
    Testimonials: list('reviews, customer reviews, review, opinions, what customers say, feedback'),
    'Questions and Answers': list('questions, faq, faqs, answers'),
    About: list('about, about me, about us, about text, about section, who we are, our story'),
    Team: list('our team, our people, staff, employees'),
    Location: list(
      'map, directions, how to find us, where we are, whatsapp, whatsapp number, whatsapp button',
    ),
    'Legal Notice': list('imprint, legal, impressum'),
  },
  aroundSection: list(
    'with, for, our, my, page, add, put, show, need, want, i, we, page, new, section, insert, create, a, an, some, list',
  ),
  labels: {
    hours: 'Set the opening hours as shown',
    add: (name) => `Add ${name}`,
    rows: (name) => `Put these into ${name}`,
    addRows: (name) => `Add ${name} with these`,
    set: (name, value) => `${name}: "${value}"`,
    change: 'Change it',
    hide: (name) => `Hide ${name}`,
    show: (name) => `Show ${name}`,
    remove: (name) => `Remove ${name}`,
    empty: (name) => `Remove the text of ${name}`,
    all: (changes) => changes.join(', '),
    open: (name) => `Open ${name}`,
    didYouMean: (name) => `Did you mean ${name}?`,
  },
};

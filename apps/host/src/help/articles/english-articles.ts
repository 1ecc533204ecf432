import type { Article } from './article';

export const englishArticles: readonly Article[] = [
  {
    id: 'dashboard',
    title: 'Arrange your dashboard',
    routes: ['/dashboard'],
    text: [
      'Press Arrange on the dashboard. Drag a card by its grip, or focus the grip and use the arrow keys. The eye hides a card; hidden cards wait below the others.',
      'A card that has nothing to say hides by itself. Your order is kept for you alone and follows you to other devices.',
    ],
  },
  {
    id: 'menu',
    title: 'Make room: the narrow menu',
    text: [
      'The button at the top left narrows the menu to its icons. Point at an icon, or reach it with the Tab key, and its entries fly out beside it.',
      'On a phone the menu lies over the page and closes when you go somewhere.',
    ],
  },
  {
    id: 'look',
    title: 'Dark colors, dates, font and language',
    routes: ['/myprofile'],
    text: [
      'Open your name at the top right and choose Account Settings. Font, corners, dates, language and colors change at once; Reset to defaults takes all of it back.',
    ],
  },
  {
    id: 'password',
    title: 'Change or reset your password',
    routes: ['/myprofile', '/reset-password'],
    text: [
      'Signed in: Account Settings, then Change password, with the present one. Signed out: Forgot password on the sign-in page; a link comes by email that works once and for one hour.',
      'A changed password signs out every other device, one that was set by the link every device.',
    ],
  },
  {
    id: 'devices',
    title: 'See where you are signed in',
    routes: ['/myprofile'],
    text: [
      'Account Settings lists every device. Sign out one that you do not recognise, or all of them with Sign out everywhere.',
    ],
  },
  {
    id: 'forbidden',
    title: 'Why a page says 403',
    routes: ['/unauthorized'],
    text: [
      'What you may see follows from your roles. A page that needs a permission you lack says "403 - You are not authorized to view this page." and whom to ask. Somebody who manages roles in your community can change that.',
    ],
  },
  {
    id: 'section-down',
    title: 'A section does not load',
    text: [
      'Sections are delivered one by one. If one cannot be loaded, the others go on working; press Try again on its panel. Nothing that you saved is lost.',
    ],
  },
  {
    id: 'two-communities',
    title: 'Several communities, one account',
    text: [
      'If you belong to several communities, they are listed behind your name at the top right. Choose one to go there: where you are signed in here, it does not ask for the password again.',
    ],
  },
  {
    id: 'social',
    title: 'What others see of you',
    routes: ['/myprofile/social'],
    text: [
      'Others always see your name. Photo, a few words, email address and phone number are shown only where you say so here.',
      'The number beside Social Profile counts what others do not find yet.',
    ],
  },
  {
    id: 'lists',
    title: 'Find, filter and keep a list',
    routes: [
      '/properties-common-areas/properties',
      '/properties-common-areas/reservations',
      '/properties-common-areas/assets',
      '/properties-common-areas/reserve-components',
      '/people/members',
      '/people/roles',
      '/people/committees',
    ],
    text: [
      'Search, filters, order and columns are in the address: send it to a colleague, or keep it as a bookmark, and the list is the same.',
      'Views keeps them under a name, for you or for everybody who sees the list. One of them can be what the list opens with.',
      'The keys J and K walk through the rows, Space shows a preview beside the list, and the record that you open leads on to the next and the previous one.',
      'Choose rows, or all that the filters leave, to change them at once.',
      'Export saves all rows that the filters leave, not only those on screen.',
    ],
  },
  {
    id: 'booking',
    title: 'Book a common area',
    routes: ['/properties-common-areas/common-areas', '/properties-common-areas/reservations'],
    text: [
      'Open the area, choose a free time in its calendar and press Book. Two people can never hold one slot.',
      'Where the area asks for approval, the booking waits until somebody confirms it; you are told at the bell and by mail.',
      'A time that is taken can be waited for: press Join the waitlist, and it is offered to you once it is free.',
      'Cancelling says before what of the fee is kept. A booking can be added to the calendar of your device.',
    ],
  },
  {
    id: 'insurance',
    title: 'Renew an insurance policy',
    routes: ['/properties-common-areas/properties/detail'],
    text: [
      'Open your home, then Insurance, and record the new policy with its first and last day. The certificate can be attached as a file.',
      'Before a policy ends, its owners and those who look after all of them are reminded, at the bell and by mail.',
    ],
  },
  {
    id: 'tasks',
    title: 'What needs you',
    routes: ['/dashboard', '/tasks'],
    text: [
      'What waits for you stands on top of the dashboard and behind the bell, the most urgent first: what it is about, until when, and what to do.',
      'It goes once it is done, whoever did it. What can be taken back offers Undo for a moment.',
    ],
  },
  {
    id: 'notifications',
    title: 'Choose what reaches you',
    routes: ['/notifications'],
    text: [
      'The bell counts what you have not read. Notification settings say for each kind whether it is in the list, pops up on your devices, and comes by mail: at once, in a daily letter or in a weekly one.',
      'Start DND Mode and quiet hours keep everything still until you want it again; what is urgent passes, and nothing is lost.',
    ],
  },
  {
    id: 'search',
    title: 'Find anything, or say what to do',
    text: [
      'Press Ctrl or ⌘ with K, the / key, or the field in the bar. It finds people, properties, bookings, pages, settings and help, also with a slip of the keyboard.',
      'Say what you want to book, on which day and at what time, and the form opens filled in.',
    ],
  },
  {
    id: 'keys',
    title: 'Use the keyboard',
    routes: ['/help-support/shortcuts'],
    text: [
      'Help & Support, then “All shortcuts”, lists what keys do, as a Windows, Linux or Mac keyboard reads. The search of the help finds them too.',
      'The ? key opens the help for the page with all shortcuts. Those of a single key can be switched off on their page, for example if you dictate.',
    ],
  },
  {
    id: 'phone',
    title: 'On a phone',
    text: [
      'Your browser can put the community on the home screen; it then opens like an application.',
      'The help is behind your picture at the top right.',
    ],
  },
  {
    id: 'community',
    title: 'Name, clock and language of the community',
    routes: ['/administration/community'],
    text: [
      'Administration, then Community. Bookings keep their moment when the time zone changes and are shown by the new clock.',
      'The language is that of everybody who has chosen none: their pages, mails and notifications. The currency stays once an amount is recorded.',
    ],
  },
];

/** Opening hours as people write them, the rows that a page shows of them, and after a question mark what cannot be read. */
export const HOURS_PHRASES: Readonly<
  Record<'en' | 'de' | 'ar', readonly (readonly [typed: string, meant: string])[]>
> = {
  en: [
    [
      'Tue-Fri 7-18, Sat 7-13',
      'Monday closed; Tuesday – Friday 07:00 – 18:00; Saturday 07:00 – 13:00; Sunday closed',
    ],
    ['Mon-Fri 9-5', 'Monday – Friday 09:00 – 17:00; Saturday – Sunday closed'],
    [
      'Monday through Friday, 9:00 a.m. - 5:30 p.m.',
      'Monday – Friday 09:00 – 17:30; Saturday – Sunday closed',
    ],
    ['weekdays 8-6, weekends 10-4', 'Monday – Friday 08:00 – 18:00; Saturday – Sunday 10:00 – 16:00'],
    [
      'from 6 in the morning until 2 in the afternoon, Tuesday to Thursday, Saturday',
      'Monday closed; Tuesday – Thursday 06:00 – 14:00; Friday closed; Saturday 06:00 – 14:00; Sunday closed',
    ],
    ['9-18', 'Monday – Sunday 09:00 – 18:00'],
    ['open 24 hours', 'Monday – Sunday 00:00 – 24:00'],
    [
      'Mon, Wed, Fri 10-4',
      'Monday 10:00 – 16:00; Tuesday closed; Wednesday 10:00 – 16:00; Thursday closed; Friday 10:00 – 16:00; Saturday – Sunday closed',
    ],
    ['Mon and Tue 9-12 and 2-6', 'Monday – Tuesday 09:00 – 12:00, 14:00 – 18:00; Wednesday – Sunday closed'],
    ['Mon-Fri 9-1, 2-6', 'Monday – Friday 09:00 – 13:00, 14:00 – 18:00; Saturday – Sunday closed'],
    ['Fri-Sat 18-2', 'Monday – Thursday closed; Friday – Saturday 18:00 – 02:00; Sunday closed'],
    [
      'Thursday to Saturday 8pm till midnight',
      'Monday – Wednesday closed; Thursday – Saturday 20:00 – 24:00; Sunday closed',
    ],
    ['Sun noon to 5', 'Monday – Saturday closed; Sunday 12:00 – 17:00'],
    ['daily except Monday 9-18', 'Monday closed; Tuesday – Sunday 09:00 – 18:00'],
    ['daily 9-18 except Mondays', 'Monday closed; Tuesday – Sunday 09:00 – 18:00'],
    ['9-18 Mon-Fri and 9-14 Sat', 'Monday – Friday 09:00 – 18:00; Saturday 09:00 – 14:00; Sunday closed'],
    [
      'closed Sunday and Monday, Tue-Sat 9-6',
      'Monday closed; Tuesday – Saturday 09:00 – 18:00; Sunday closed',
    ],
    ['Closed Mon, Tue. Wed-Sun 12-10', 'Monday – Tuesday closed; Wednesday – Sunday 12:00 – 22:00'],
    [
      'Mon 9-5 Tue 10-6 Wed 9-5',
      'Monday 09:00 – 17:00; Tuesday 10:00 – 18:00; Wednesday 09:00 – 17:00; Thursday – Sunday closed',
    ],
    [
      'Mon-Fri 9-18, Thu until 20',
      'Monday – Wednesday 09:00 – 18:00; Thursday 09:00 – 20:00; Friday 09:00 – 18:00; Saturday – Sunday closed',
    ],
    [
      "We're open Tuesday through Saturday, 10 to 6",
      'Monday closed; Tuesday – Saturday 10:00 – 18:00; Sunday closed',
    ],
    ['Opening hours: Mon to Fri, 0900-1700', 'Monday – Friday 09:00 – 17:00; Saturday – Sunday closed'],
    ['Mon-Fri 9.30am-6pm', 'Monday – Friday 09:30 – 18:00; Saturday – Sunday closed'],
    ['Mon-Fri nine to six', 'Monday – Friday 09:00 – 18:00; Saturday – Sunday closed'],
    [
      'Mo-Fr 08:00-12:00,13:00-17:00; PH off',
      'Monday – Friday 08:00 – 12:00, 13:00 – 17:00; Saturday – Sunday closed; Public holidays closed',
    ],
    [
      'Mon-Sat 7-7, Sun 8-2, closed on public holidays',
      'Monday – Saturday 07:00 – 19:00; Sunday 08:00 – 14:00; Public holidays closed',
    ],
    [
      'Mon-Fri 9-5, closed 24 Dec 2026, Dec 31 till noon',
      'Monday – Friday 09:00 – 17:00; Saturday – Sunday closed; 31 December 09:00 – 12:00; 24 December 2026 closed',
    ],
    [
      'Mon-Fri 9-5, closed December 25th and January 1st',
      'Monday – Friday 09:00 – 17:00; Saturday – Sunday closed; 25 December closed; 1 January closed',
    ],
    [
      'Sat 9-14, closed 1-14 August',
      'Monday – Friday closed; Saturday 09:00 – 14:00; Sunday closed; 1 August – 14 August closed',
    ],
    [
      'Mon 8-10, 11-13, 15-18',
      'Monday 08:00 – 10:00, 11:00 – 13:00; Monday 15:00 – 18:00; Tuesday – Sunday closed',
    ],
    ['Fri 6-8pm', 'Monday – Thursday closed; Friday 18:00 – 20:00; Saturday – Sunday closed'],
    ['Fri 10-2am', 'Monday – Thursday closed; Friday 22:00 – 02:00; Saturday – Sunday closed'],
    ['Sat-Mon 10-4', 'Monday 10:00 – 16:00; Tuesday – Friday closed; Saturday – Sunday 10:00 – 16:00'],
    ['Daily 11-22, kitchen closes at 21:30', 'Monday – Sunday 11:00 – 22:00; ? kitchen closes at 21:30'],
    ['Mon-Fri 9-18, Sat by appointment', 'Monday – Friday 09:00 – 18:00; ? Sat by appointment'],
    ['Mon closed, otherwise', 'Monday closed; ? otherwise'],
    ['Mon-Fri', '? Mon-Fri'],
    ['Mon, whenever, Tue 9-12', 'Tuesday 09:00 – 12:00; ? Mon; ? whenever'],
    ['hello', '? hello'],
    ['closed', '? closed'],
    ['Mon-Fri 9-25', '? Mon-Fri 9-25'],
    ['Mon 9-12, closed 30 Feb', 'Monday 09:00 – 12:00; ? closed 30 Feb'],
    ['Call 030 123456', '? Call 030 123456'],
  ],
  de: [
    [
      'Di-Fr 7-18, Sa 7-13',
      'Montag geschlossen; Dienstag – Freitag 07:00 – 18:00; Samstag 07:00 – 13:00; Sonntag geschlossen',
    ],
    [
      'Mo-Fr 9-18, Sa bis 14, geschlossen 24.12.2026',
      'Montag – Freitag 09:00 – 18:00; Samstag 09:00 – 14:00; Sonntag geschlossen; 24. Dezember 2026 geschlossen',
    ],
    [
      'Montag bis Freitag von 9:00 bis 18:00 Uhr',
      'Montag – Freitag 09:00 – 18:00; Samstag – Sonntag geschlossen',
    ],
    ['Mo. - Fr. 9.00 - 18.00 Uhr', 'Montag – Freitag 09:00 – 18:00; Samstag – Sonntag geschlossen'],
    [
      'Mo bis Fr 8.30 bis 12.30 und 14 bis 18 Uhr',
      'Montag – Freitag 08:30 – 12:30, 14:00 – 18:00; Samstag – Sonntag geschlossen',
    ],
    [
      'Mo/Mi/Fr 10-16 Uhr',
      'Montag 10:00 – 16:00; Dienstag geschlossen; Mittwoch 10:00 – 16:00; Donnerstag geschlossen; Freitag 10:00 – 16:00; Samstag – Sonntag geschlossen',
    ],
    ['Di-So 11-23 Uhr. Mo Ruhetag.', 'Montag geschlossen; Dienstag – Sonntag 11:00 – 23:00'],
    ['täglich außer Montag 9-18', 'Montag geschlossen; Dienstag – Sonntag 09:00 – 18:00'],
    ['9 bis 17 Uhr werktags', 'Montag – Freitag 09:00 – 17:00; Samstag – Sonntag geschlossen'],
    ['Sonnabend 9h30-13h', 'Montag – Freitag geschlossen; Samstag 09:30 – 13:00; Sonntag geschlossen'],
    [
      'Samstags 10 bis 12 Uhr mittags',
      'Montag – Freitag geschlossen; Samstag 10:00 – 12:00; Sonntag geschlossen',
    ],
    ['Mo-Fr 8 Uhr morgens bis 8 Uhr abends', 'Montag – Freitag 08:00 – 20:00; Samstag – Sonntag geschlossen'],
    [
      'Mo-Sa 9-18, Sonn- und Feiertage geschlossen',
      'Montag – Samstag 09:00 – 18:00; Sonntag geschlossen; Feiertage geschlossen',
    ],
    [
      'Mo-Fr 9-17, geschlossen 24.-26.12.',
      'Montag – Freitag 09:00 – 17:00; Samstag – Sonntag geschlossen; 24. Dezember – 26. Dezember geschlossen',
    ],
    [
      'Mo-Fr 9-17, Urlaub vom 3.8. bis 21.8.',
      'Montag – Freitag 09:00 – 17:00; Samstag – Sonntag geschlossen; 3. August – 21. August geschlossen',
    ],
    [
      'Mo-Fr 9-17, geschlossen 24. Dez. 2026',
      'Montag – Freitag 09:00 – 17:00; Samstag – Sonntag geschlossen; 24. Dezember 2026 geschlossen',
    ],
    [
      'Mo, Di, Do 8-12 und 15-18 Uhr, Mi und Fr 8-12 Uhr',
      'Montag – Dienstag 08:00 – 12:00, 15:00 – 18:00; Mittwoch 08:00 – 12:00; Donnerstag 08:00 – 12:00, 15:00 – 18:00; Freitag 08:00 – 12:00; Samstag – Sonntag geschlossen',
    ],
    [
      'Mo-Fr 6:30-18:30, So 7:30-11',
      'Montag – Freitag 06:30 – 18:30; Samstag geschlossen; Sonntag 07:30 – 11:00',
    ],
    ['Mo-Fr 8-12, Sa nach Absprache', 'Montag – Freitag 08:00 – 12:00; ? Sa nach Absprache'],
    ['Mi nachmittags geschlossen', '? Mi nachmittags geschlossen'],
    ['hallo', '? hallo'],
  ],
  ar: [
    [
      'من الثلاثاء إلى الجمعة 7-18، السبت 7-13',
      'الاثنين مغلق; من الثلاثاء إلى الجمعة 07:00 – 18:00; السبت 07:00 – 13:00; الأحد مغلق',
    ],
    [
      'من الأحد إلى الخميس من ٩ صباحًا إلى ٥ مساءً',
      'من الأحد إلى الخميس 09:00 – 17:00; من الجمعة إلى السبت مغلق',
    ],
    ['الأحد–الخميس ٩ ص – ٥ م', 'من الأحد إلى الخميس 09:00 – 17:00; من الجمعة إلى السبت مغلق'],
    ['يوميا 9-18 ما عدا الجمعة', 'من السبت إلى الخميس 09:00 – 18:00; الجمعة مغلق'],
    ['مغلق يوم الجمعة، السبت إلى الخميس 9-18', 'من السبت إلى الخميس 09:00 – 18:00; الجمعة مغلق'],
    [
      'الاثنين والأربعاء 10-16',
      'الاثنين 10:00 – 16:00; الثلاثاء مغلق; الأربعاء 10:00 – 16:00; من الخميس إلى الأحد مغلق',
    ],
    [
      'السبت - الخميس: 9 ص - 1 م و 4 م - 9 م',
      'من السبت إلى الخميس 09:00 – 13:00، 16:00 – 21:00; الجمعة مغلق',
    ],
    [
      'الجمعة من 4 عصرا إلى 11 ليلا',
      'من الاثنين إلى الخميس مغلق; الجمعة 16:00 – 23:00; من السبت إلى الأحد مغلق',
    ],
    [
      'الخميس من 8 مساء حتى منتصف الليل',
      'من الاثنين إلى الأربعاء مغلق; الخميس 20:00 – 24:00; من الجمعة إلى الأحد مغلق',
    ],
    ['يوميا من التاسعة صباحا حتى الخامسة مساء', 'من الاثنين إلى الأحد 09:00 – 17:00'],
    ['الأحد: مغلق\nالاثنين - السبت: 9-18', 'من الاثنين إلى السبت 09:00 – 18:00; الأحد مغلق'],
    [
      'الجمعة والعطل مغلق، السبت-الخميس 9-18',
      'من السبت إلى الخميس 09:00 – 18:00; الجمعة مغلق; العطل الرسمية مغلق',
    ],
    [
      'الاثنين 9-17، مغلق 24 ديسمبر 2026',
      'الاثنين 09:00 – 17:00; من الثلاثاء إلى الأحد مغلق; 24 ديسمبر 2026 مغلق',
    ],
    [
      'الاثنين 9-17، مغلق من 24 إلى 26 ديسمبر',
      'الاثنين 09:00 – 17:00; من الثلاثاء إلى الأحد مغلق; من 24 ديسمبر إلى 26 ديسمبر مغلق',
    ],
    ['يوميا 5 مساء - 1 ليلا', 'من الاثنين إلى الأحد 17:00 – 01:00'],
    ['السبت بموعد مسبق', '? السبت بموعد مسبق'],
    ['مرحبا', '? مرحبا'],
  ],
};

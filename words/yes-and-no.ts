import { list } from './list.ts';

/** What people type to agree, in each language. */
export const YES = list(`
  yes, yeah, yep, yup, y, ok, okay, okey, k, sure, sure thing, do it, do that, do so, go ahead, correct, right, exactly, thats it, thats right,
  fine, sounds good, perfect, great, good, of course, absolutely, 👍, ✅,
  ja, jo, jep, jawohl, jawoll, gerne, gern, mach das, mach es, mach mal, machs, tu das, machen sie das, genau, richtig, stimmt, das stimmt,
  einverstanden, passt, passt so, klar, na klar, in ordnung, perfekt, super, gut, so ist es, aber ja,
  نعم, أجل, ايوه, ايوا, اي نعم, ايه, تمام, حسنا, طيب, ماشي, اوك, اوكي, اوكيه, موافق, موافقة, افعل, افعل ذلك, افعلي ذلك, افعلها, نفذ, نفذ ذلك, اعملها,
  صحيح, بالتأكيد, طبعا, اكيد, يلا, جيد, ممتاز, زين`);

/** What people type to decline, in each language. */
export const NO = list(`
  no, nope, nah, n, not now, not yet, not today, later, maybe later, dont, dont do it, dont do that, do not, never mind, nevermind, leave it,
  leave it as it is, leave that, forget it, cancel, stop, skip, skip it, skip this, rather not, better not, wrong, 👎, ❌,
  nein, keine, ne, nee, nö, jetzt nicht, nicht jetzt, noch nicht, heute nicht, später, vielleicht später, lieber nicht, besser nicht, lass es, lass das, lass mal, lass es so,
  lassen sie es, nicht, doch nicht, abbrechen, überspringen, vergiss es, falsch,
  لا, كلا, ليس الآن, مو الحين, مش الآن, ليس بعد, لاحقا, بعدين, فيما بعد, اتركه, اتركها, اتركه كما هو, دعه, دعه كما هو, لا أريد, لا تفعل, إلغاء, تخط, تخطي,
  تجاهل, خطأ`);

/** What people add to a yes, and what says nothing without one. */
export const AFTER_YES = list(`
  change it, publish, publish it, publish my page, add it, hide it, remove it, use it, use that,
  ändern, ändere es, veröffentlichen, veröffentliche es, hinzufügen, übernehmen,
  غيره, انشره, أضفه`);

/** What people add to a no, and what says nothing without one. */
export const AFTER_NO = list(`
  i dont have any, pictures, the pictures, i have no pictures, i have none, i dont want, i do not want, i dont have, i do not have, any, for now, i dont need it, ill do that another time,
  ich habe keine, ich will keine, ich möchte keine, bilder, die bilder, keine bilder,
  ليس لدي صور, ما عندي صور, لا أريد, أي, صور`);

/** What is said with either. */
export const COURTESY = list(`
  please, pls, thanks, thank you, then, bitte, danke, dann, mal, so, من فضلك, لو سمحت, شكرا, رجاء`);

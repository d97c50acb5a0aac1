import { useEffect } from 'react';
import { faceStack, fontStack } from '../../../templates/fonts/fonts.ts';
import { pairingNamed } from '../../../templates/fonts/pairings.ts';
import { loadFace } from './font-specimens.ts';

/** The name of a font family, written in it; each name of a pairing in its own font. */
export function FontSpecimen({ name }: { name: string }) {
  const pairing = pairingNamed(name);
  useEffect(() => {
    for (const face of pairing ? [pairing.display, pairing.text] : []) loadFace(face.font);
  }, [pairing]);
  if (!pairing) return <span style={{ fontFamily: fontStack(name) }}>{name}</span>;
  const { display, text } = pairing;
  return (
    <span>
      <span style={{ fontFamily: display.font, fontWeight: display.weight, fontSize: '1.25em' }}>
        {display.font}
      </span>
      <span style={{ fontFamily: text.font }}>{` + ${text.font}`}</span>
    </span>
  );
}

const ARABIC = /\p{Script=Arabic}/u;

/** A text as a page in a font family writes its headings. */
export function TypeSpecimen({ font, text }: { font: string; text: string }) {
  const face = pairingNamed(font)?.display;
  useEffect(() => {
    if (face) loadFace(ARABIC.test(text) ? face.arabic : face.font);
  }, [face, text]);
  const style = face
    ? { fontFamily: faceStack(face, 'serif'), fontWeight: face.weight }
    : { fontFamily: fontStack(font), fontWeight: 700 };
  return <span style={style}>{text}</span>;
}

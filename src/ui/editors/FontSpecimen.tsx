import { useEffect } from 'react';
import { fontStack } from '../../../templates/fonts/fonts.ts';
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

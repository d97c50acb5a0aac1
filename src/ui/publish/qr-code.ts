import type { encode as Encode } from 'uqr';

let encode: typeof Encode | undefined;

/** Loads what draws QR codes: only a page that goes live has one. */
export async function loadQrCodes(): Promise<void> {
  ({ encode } = await import('uqr'));
}

/** The QR code of a text with a margin, both in modules; undefined until it can be drawn, and for a text that no code can hold. */
export function qrCodeOf(text: string, border: number): ReturnType<typeof Encode> | undefined {
  try {
    return encode?.(text, { border });
  } catch {
    // The largest code holds 2,953 bytes.
    return undefined;
  }
}

import type { encode as Encode } from 'uqr';

let encode: typeof Encode | undefined;

/** Loads what draws QR codes: only a page that goes live has one. */
export async function loadQrCodes(): Promise<void> {
  ({ encode } = await import('uqr'));
}

/** The QR code of a text with a margin, both in modules; undefined until it can be drawn. */
export function qrCodeOf(text: string, border: number): ReturnType<typeof Encode> | undefined {
  return encode?.(text, { border });
}

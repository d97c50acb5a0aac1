import { qrCodeOf } from './qr-code.ts';

// The margin that the QR standard requires, in modules.
const QUIET_ZONE = 4;

interface Props {
  readonly text: string;
  /** The accessible name of the image. */
  readonly label: string;
  readonly className: string | undefined;
}

/** A text as a QR code; nothing where its code could not be fetched, or the text is too long for one. Dark on light in both themes, as many readers require it. */
export function QrCode({ text, label, className }: Props) {
  const code = qrCodeOf(text, QUIET_ZONE);
  if (!code) return null;
  const { size, data } = code;
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

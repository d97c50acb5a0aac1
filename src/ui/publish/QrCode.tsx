import { encode } from 'uqr';

// What the standard asks for around a code, in its squares.
const QUIET_ZONE = 4;

interface Props {
  readonly text: string;
  /** What the picture is. */
  readonly label: string;
  readonly className: string | undefined;
}

/** A text as a QR code, dark on light in either theme: cameras read it so. */
export function QrCode({ text, label, className }: Props) {
  const { size, data } = encode(text, { border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

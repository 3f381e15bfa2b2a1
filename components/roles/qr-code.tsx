export interface QrPath {
  readonly size: number
  readonly path: string
}

/** A QR code, dark on white in every theme: many cameras read no other. */
export function QrCode({ qr: { size, path }, label }: { qr: QrPath; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="w-56 max-w-full rounded-chip">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

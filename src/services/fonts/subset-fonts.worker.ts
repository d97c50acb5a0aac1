import { type SubsetRequest, subsetFonts } from './subset-fonts.ts';

// A worker of its own: WebAssembly needs `wasm-unsafe-eval`, which the page's Content-Security-Policy does
// not allow.
addEventListener('message', ({ data, ports: [answer] }: MessageEvent<SubsetRequest>) => {
  subsetFonts(data, read).then(
    (fonts) => answer?.postMessage({ fonts }),
    (error: unknown) => answer?.postMessage({ failure: String(error) }),
  );
});

async function read(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

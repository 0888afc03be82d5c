import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads QR codes in a picture. */
export interface CodeReader {
  /** The texts of all codes in view. */
  read(video: HTMLVideoElement): Promise<string[]>;
}

/** Fetches the reader, a megabyte of WebAssembly from our own origin. Rejects when it can't be fetched or run. */
export async function loadCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  // By default it would fetch the WebAssembly from another site.
  const overrides = { locateFile: () => wasmAddress };
  await prepareZXingModule({ overrides, fireImmediately: true });
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return {
    async read(video) {
      const found = await detector.detect(video);
      return found.map(({ rawValue }) => rawValue);
    },
  };
}

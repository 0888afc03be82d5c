/** A running camera. */
export interface Camera {
  stream: MediaStream;
  /** True when it has a light that can be switched. */
  hasTorch: boolean;
  switchTorch(isOn: boolean): Promise<void>;
  stop(): void;
}

/** TypeScript's types for cameras don't include the torch yet. */
type Abilities = MediaTrackCapabilities & { torch?: boolean };
type TorchSet = MediaTrackConstraintSet & { torch?: boolean };

/** Requests the rear camera, where there is one. Rejects with the browser's error. */
export async function openCamera(devices: MediaDevices): Promise<Camera> {
  const stream = await devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const [track] = stream.getVideoTracks();
  const abilities: Abilities = track?.getCapabilities?.() ?? {};
  return {
    stream,
    hasTorch: abilities.torch === true,
    async switchTorch(isOn) {
      const light: TorchSet = { torch: isOn };
      await track?.applyConstraints({ advanced: [light] });
    },
    stop() {
      for (const each of stream.getTracks()) each.stop();
    },
  };
}

/** The camera at work. */
export interface Camera {
  stream: MediaStream;
  /** True when it has a light that can be switched. */
  hasTorch: boolean;
  switchTorch(isOn: boolean): Promise<void>;
  stop(): void;
}

/** Torches are no part yet of what the language knows of cameras. */
type Abilities = MediaTrackCapabilities & { torch?: boolean };
type TorchSet = MediaTrackConstraintSet & { torch?: boolean };

/** Requests the rear camera, where there is one. Rejects as the browser does. */
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

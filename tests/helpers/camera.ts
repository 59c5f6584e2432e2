/** A camera and a microphone that hears `loudness` (0 to 127); `stop` is called when they are closed. */
export function giveCamera(loudness: number) {
  const stop = jest.fn();
  const node = { connect: () => node };
  class Context {
    currentTime = 0;
    destination = node;
    close = async () => undefined;
    createAnalyser = () => ({
      ...node,
      fftSize: 32,
      getByteTimeDomainData: (samples: Uint8Array) => samples.fill(128 + loudness),
    });
    createMediaStreamSource = () => node;
    createGain = () => ({ ...node, gain: { value: 1 } });
    createOscillator = () => ({ ...node, start: () => undefined, stop: () => undefined });
  }
  const stream = { getTracks: () => [{ stop }, { stop }] };
  const getUserMedia = jest.fn(async (_wanted: object) => stream);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  Object.defineProperty(window, 'AudioContext', { configurable: true, value: Context });
  return { getUserMedia, stop };
}

/** The browser has none of it again. */
export function takeCamera(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'AudioContext');
}

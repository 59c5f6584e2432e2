export type DeviceFailure = 'refused' | 'missing' | 'busy' | 'unable';

/** Why camera and microphone could not be opened (W3C, Media Capture and Streams, getUserMedia). */
export function deviceFailureOf(error: unknown): DeviceFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unable';
}

/** Opens camera and microphone. Rejects where the browser has none for this page, as in apps and without HTTPS. */
export async function openDevices(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ video: true, audio: true });
}

/** Calls `tell` with the microphone's volume (0 to 100), ten times a second. Returns the function that ends it. */
export function watchVolume(stream: MediaStream, tell: (volume: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const timer = window.setInterval(() => {
    analyser.getByteTimeDomainData(samples);
    const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one - 128)), 0);
    tell(Math.min(100, Math.round((peak / 64) * 100)));
  }, 100);
  return () => {
    window.clearInterval(timer);
    context.close();
  };
}

/** A short tone on the speaker. */
export function playTone(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  volume.gain.value = 0.2;
  tone.connect(volume).connect(context.destination);
  tone.onended = () => context.close();
  tone.start();
  tone.stop(context.currentTime + 0.6);
}

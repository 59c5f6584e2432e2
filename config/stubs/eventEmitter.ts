type Listener = (value: unknown) => void;

/** Stands for event-emitter, of which Umi's locale plugin uses these three; with its eighteen modules for old browsers it is the larger part of that plugin. */
export default class EventEmitter {
  private readonly listeners = new Map<unknown, Set<Listener>>();

  on(event: unknown, listener: Listener): void {
    const known = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, known.add(listener));
  }

  off(event: unknown, listener: Listener): void {
    this.listeners.get(event)?.delete(listener);
  }

  emit(event: unknown, value: unknown): void {
    // A copy: a listener that is added meanwhile does not get this event.
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(value);
  }
}

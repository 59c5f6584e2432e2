/**
 * Stands in for services/answerShape in the page's early script: 2 kB of shapes less in the page. The portal judges the
 * same answers when it takes them over.
 */
export function isAnswerTo(): boolean {
  return true;
}

export async function loadShapes(): Promise<void> {
  // There are none.
}

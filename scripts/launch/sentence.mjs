/** Makes an error whose message is one sentence for the person at the keyboard; it is shown without a stack. */
export function sentence(message) {
  return Object.assign(new Error(message), { isSentence: true })
}

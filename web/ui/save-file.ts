/** Gives the browser a file to save, as a click on a download link does. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the content by the time the click is dealt with.
  setTimeout(() => URL.revokeObjectURL(url))
}

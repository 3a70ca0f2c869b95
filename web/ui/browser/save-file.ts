/** Makes the browser save a file, as a click on a download link does. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own reference to the content by the time that the click is handled.
  setTimeout(() => URL.revokeObjectURL(url))
}

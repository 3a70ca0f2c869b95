import { dismissToast, toast } from '#web/ui/toasts/toast-store.ts'

const actions = { toast, dismiss: dismissToast }

/** `const { toast } = useToast()`, then `toast({ title, description, variant })`. */
export function useToast() {
  return actions
}

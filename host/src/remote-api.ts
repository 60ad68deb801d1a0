import type { Api } from '@weaversworld/shared/api';
import type { RemoteApi } from '@weaversworld/shared/shell';

/** The part of the HTTP client that remotes may call. What changes the session goes through `shell.session`. */
export const toRemoteApi = ({ auth, account, characters, stories, pages }: Api): RemoteApi => ({
  auth: {
    requestPasswordReset: auth.requestPasswordReset,
    checkPasswordResetKey: auth.checkPasswordResetKey,
    config: auth.config,
    resendVerification: auth.resendVerification,
  },
  account: {
    changePassword: account.changePassword,
    totp: account.totp,
    activateTotp: account.activateTotp,
    deactivateTotp: account.deactivateTotp,
    recoveryCodes: account.recoveryCodes,
    exportData: account.exportData,
    deleteAccount: account.deleteAccount,
    authenticators: account.authenticators,
    sessions: account.sessions,
    endSessions: account.endSessions,
    emailAddresses: account.emailAddresses,
    addEmailAddress: account.addEmailAddress,
    resendEmailLink: account.resendEmailLink,
    removeEmailAddress: account.removeEmailAddress,
    makeEmailPrimary: account.makeEmailPrimary,
    outsideServices: account.outsideServices,
    allowOutsideServices: account.allowOutsideServices,
  },
  characters: {
    list: characters.list,
    create: characters.create,
    update: characters.update,
    remove: characters.remove,
    preview: characters.preview,
  },
  stories: {
    list: stories.list,
    cards: stories.cards,
    get: stories.get,
    create: stories.create,
    createPage: stories.createPage,
    toggleSharing: stories.toggleSharing,
    remove: stories.remove,
    restore: stories.restore,
    setFavourite: stories.setFavourite,
  },
  pages: { image: pages.image },
});

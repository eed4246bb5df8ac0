"""Description of all stored data about people, for the privacy page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Column

from skyhop.i18n import N_
from skyhop.server.schema import METADATA, PLAYER_COLUMNS, Fate


class DataGroup(NamedTuple):
    """Stored data about people, for the privacy page. Placeholders in `duration` stand for retention times."""

    title: str
    contents: Mapping[str, str]
    """Descriptions of the contents, each with its columns, such as `table.column column; other_table.column`.

    Player ids need no description, because `info["fates"]` of their columns declares the effect of a deletion.
    """
    purpose: str
    duration: str
    readers: str

    @property
    def columns(self) -> frozenset[Column[object]]:
        """Columns that this group describes."""
        parts = [part.strip().partition(".") for text in self.contents.values() for part in text.split(";")]
        return frozenset(METADATA.tables[table].c[name] for table, _dot, names in parts for name in names.split())

    @property
    def fates(self) -> frozenset[Fate]:
        """Changes of the rows of this group after the deletion of a player."""
        tables = {column.table for column in self.columns}
        return frozenset(column.info["fates"].deleted for column in PLAYER_COLUMNS if column.table in tables)


DATA_GROUPS = (
    DataGroup(
        N_("Name and visits"),
        {
            N_("a random id, and the kind of player: guest, account or program"): "players.id kind",
            N_("your name, and a name that the operator removed, until you have seen the notice"): "players.name taken",
            N_("the times of your first and your latest visit"): "players.created seen",
        },
        N_("Other players recognise you by your name. The times show which guests are no longer here."),
        N_("Until you delete your data. For guests without matches: %(unbegun)s days after the latest visit."),
        N_("Everybody sees the name. Nobody sees the times."),
    ),
    DataGroup(
        N_("Browsers"),
        {
            N_(
                "a hash of the secret that identifies your browser, and when the secret expires"
            ): "proofs.hash follows ends",
            N_("a random id of the browser, and its kind, such as “Firefox, Linux”"): "proofs.browser device",
            N_("the times of the first and the latest use"): "proofs.created seen",
        },
        N_("You stay signed in, keep your seats, and can sign out other browsers."),
        N_("After the latest visit, an account stays signed in for %(session)s days, and a guest for %(guest)s days."),
        N_("Only you."),
    ),
    DataGroup(
        N_("Account"),
        {
            N_(
                "a simplified spelling of your name, and of a name that the operator removed, to find similar names"
            ): "accounts.likeness formerly",
            N_(
                "hashes of your passphrase and of your recovery codes, never the texts"
            ): "accounts.passphrase; recoveries.hash",
            N_("your display settings"): "accounts.settings",
            N_("your choices for your profile page and for “here now”"): "accounts.is_hidden shows_presence",
            N_("the time of your latest visit, if your friends may see it"): "accounts.here_at",
        },
        N_("You can sign in on all your devices, and nobody else can take your name."),
        N_("Until you delete your account."),
        N_("Only you. If you allow it, friends see whether you are here."),
    ),
    DataGroup(
        N_("Passkeys"),
        {
            N_(
                "the id, the public key and the counter of each passkey"
            ): "passkeys.hash credential public_key uses is_synced",
            N_("the address of this site, and the name of the passkey"): "passkeys.site name",
            N_("the times of its creation and latest use"): "passkeys.created seen",
        },
        N_("You can sign in without a passphrase."),
        N_("Until you remove the passkey or delete your account."),
        N_("Only you."),
    ),
    DataGroup(
        N_("Earlier names"),
        {N_("earlier names of your account, and when their protection ends"): "former_names.likeness name ends"},
        N_("Nobody else can take an earlier name right away, and old links to your profile still work."),
        N_("%(former)s days after the change of the name."),
        N_("Everybody who opens the address of the earlier name."),
    ),
    DataGroup(
        N_("Friends"),
        {
            N_("friends and open requests, with the time"): "friendships.player_agrees other_agrees at",
            N_("hashes of your open links for friends"): "friend_links.hash ends",
        },
        N_("You can challenge friends by name."),
        N_("Until one of you ends the friendship. Links end after two weeks."),
        N_("You and the other player."),
    ),
    DataGroup(
        N_("Blocked and muted players"),
        {N_("players whom you blocked or muted, with the time"): "blocks.at; mutes.at"},
        N_("You do not meet players whom you blocked, and do not read phrases of players whom you muted."),
        N_("Until you unblock or unmute the player, or delete your data."),
        N_("Only you."),
    ),
    DataGroup(
        N_("Reports"),
        {N_("names that you reported, with the time"): "reports.name at"},
        N_("The operator can remove names that insult or deceive."),
        N_("Until the operator decides."),
        N_("Only you. The operator sees the reported name and the number of reports, but not who made them."),
    ),
    DataGroup(
        N_("Pauses and bans"),
        {N_("a pause or ban by the operator, with its reason"): "restrictions.until reason at"},
        N_("The operator protects the other players."),
        N_("Until the end of the pause or ban."),
        N_("You and the operator."),
    ),
    DataGroup(
        N_("Operator log"),
        {
            N_(
                "actions of operators, with the name of the player or tournament and the reason"
            ): "operator_log.id at operator action subject reason",
            N_("hashes of the links and sessions of operators"): "operator_keys.hash operator is_session ends",
        },
        N_("Operators can check later who decided what, and why."),
        N_("%(log)s days."),
        N_("The operator. You see the decisions about you in the download of your data."),
    ),
    DataGroup(
        N_("Programs and tokens"),
        {
            N_("hashes of the tokens of your programs, with their permissions"): "tokens.hash scopes stream",
            N_("the times of creation, latest use and revocation"): "tokens.created seen ends",
        },
        N_("Your programs can play in your name."),
        N_(
            "The token stops working when you revoke it. "
            "The server keeps the record of the token with the matches of the program."
        ),
        N_("Opponents see the name of the program and your name."),
    ),
    DataGroup(
        N_("Matches"),
        {
            N_(
                "game, rules, clocks, seats and result of each match"
            ): "matches.id game ruleset engine first begun_at ended_at outcome titles is_friendly begun_from control "
            "clocks deadline is_rated stand_in series daily tournament is_challenge revision plies actions last_at "
            "to_decide given_up free_seats awaits_rating; seats.match seat kind",
            N_("your name in the match, and the name of the owner of a program"): "seats.called owner",
            N_("every move, with its time"): "entries.match ply actor text seal at elapsed",
            N_("phrases, proposals and hints in the match"): "matches.remarks",
            N_(
                "the secret of the shuffles, your word for the shuffles, and who made the match private"
            ): "matches.secret by_lot word closed_by",
        },
        N_("Matches can continue later, and everybody can replay and check them."),
        N_(
            "%(finished)s days after the end, %(unfinished)s days after the latest move of an unfinished match, and "
            "%(unbegun)s days after the start of a match in which nobody moved."
        ),
        N_("Everybody with the link, but without hidden cards. If a match is private, only its players see it."),
    ),
    DataGroup(
        N_("Ratings"),
        {
            N_(
                "the effect of each rated match on your rating"
            ): "ratings.match seat game speed number at rank mu sigma annulled"
        },
        N_("The rating shows how strong a player is."),
        N_("Until you delete your data. Opponents keep their own ratings."),
        N_("Everybody. You can hide your profile page."),
    ),
    DataGroup(
        N_("Daily matches"),
        {
            N_(
                "your tries at daily matches, with the results"
            ): "tries.day game match is_counted ended_at won points against actions"
        },
        N_("The results of the day and your streak."),
        N_("Until you delete your data."),
        N_("Everybody sees the results of players with an account."),
    ),
    DataGroup(
        N_("Puzzles"),
        {
            N_(
                "your first answer to each puzzle, with your puzzle rating after it"
            ): "puzzle_answers.puzzle game number is_right points at mu sigma"
        },
        N_("Your puzzle rating, your streak and the choice of your next puzzle."),
        N_("Until you delete your data."),
        N_("Only you."),
    ),
    DataGroup(
        N_("Tournaments"),
        {
            N_(
                "name and rules of tournaments that you opened"
            ): "tournaments.id name form control game ruleset rounds minutes max_entrants seats has_bots begins_at "
            "ended_at revision",
            N_(
                "your entries and withdrawals, with the time, and the results"
            ): "tournament_records.tournament number kind at data",
        },
        N_("Pairings and standings."),
        N_("%(finished)s days after the end of the tournament."),
        N_("Everybody."),
    ),
    DataGroup(
        N_("Notices"),
        {
            N_("your choices of notices, your quiet hours and your time zone"): "notice_choices.kinds quiet_from "
            "quiet_until zone",
            N_(
                "your e-mail address and the addresses of your push services and webhooks, with keys and languages"
            ): "subscriptions.id channel address public_key secret language created sent failures browser",
            N_(
                "an unconfirmed e-mail address, a hash of the confirmation link, when the link expires, and "
                "how often the server tried to send the link"
            ): ("confirmations.address hash seed language ends due tries"),
            N_(
                "the notices about your matches and friend requests"
            ): "notices.id subscription match state kind at due tries",
        },
        N_("You hear about your matches when no page is open. The server sends nothing unless you turn notices on."),
        N_(
            "Until you end the notices. A webhook also ends when its service reports that the address is "
            "gone. An unconfirmed e-mail address is deleted after %(confirmation)s hours."
        ),
        N_("You, and the push service, mail server or webhook that you chose."),
    ),
    DataGroup(
        N_("Counters against misuse"),
        {
            N_("keyed hashes of IP addresses and names, with numbers of attempts"): "attempts.key count ends",
        },
        N_("Nobody can guess passphrases or overload the server. Nobody can read an address from a hash."),
        N_("Until the limit ends, usually within a day."),
        N_("Nobody."),
    ),
    DataGroup(
        N_("Decisions about names"),
        {N_("names that the operator allowed or removed, but not who used them"): "verdicts.likeness name is_kept at"},
        N_("Nobody can choose a removed name again."),
        N_("Until the operator decides otherwise."),
        N_("The operator."),
    ),
)
"""Description of all tables except the heartbeat. A test fails for a column that no group describes."""
